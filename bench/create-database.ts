import pg from "pg";

const [url, name] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(`drop database if exists ${name} with (force)`);
await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
await client.end();
