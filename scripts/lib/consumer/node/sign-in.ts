import { createClient } from "@lenscape/api";

/** Prints the token of a demo member, for the examples. */
const client = createClient({ baseUrl: process.argv[2] ?? "" });
const { token } = await client.auth.login({ body: { username: "member", password: "Lenscape2026" } });
console.log(token);
