// The reference servers: a Fastify route that answers the number of bytes that a request names, and with a DATABASE_URL
// one that answers the row of one named prepared query.
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pg from "pg";

type AnswerRequest = FastifyRequest<{ Querystring: { bytes: string; type: string } }>;

const app = fastify();
const payloads = new Map<string, string>();

async function answer(request: AnswerRequest, reply: FastifyReply) {
  const { bytes, type } = request.query;
  const payload = payloads.get(bytes) ?? "x".repeat(Number(bytes));
  payloads.set(bytes, payload);
  return reply.type(type).send(payload);
}
app.get("/", answer);
app.post("/", answer);

if (process.env.DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  app.get<{ Querystring: { id: string } }>("/row", async (request) => {
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
