// The yardsticks: a Fastify that answers as many bytes as it is asked for and does nothing else, and with a DATABASE_URL
// one that answers the row of one named prepared query.
import { createRequire } from "node:module";

const require = createRequire(new URL("../apps/server/package.json", import.meta.url));
const load = async (name) => (await import(require.resolve(name))).default;

const app = (await load("fastify"))();
const payloads = new Map();

async function answer(request, reply) {
  const { bytes, type } = request.query;
  if (!payloads.has(bytes)) payloads.set(bytes, "x".repeat(Number(bytes)));
  return reply.type(type).send(payloads.get(bytes));
}
app.get("/", answer);
app.post("/", answer);

if (process.env.DATABASE_URL) {
  const pg = await load("pg");
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  app.get("/row", async (request) => {
    const { rows } = await pool.query({
      name: "one-thread",
      text: "select id, title, excerpt, like_count, reply_count, posted_at from threads where id = $1",
      values: [request.query.id],
    });
    return rows[0];
  });
}

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
