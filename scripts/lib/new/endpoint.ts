import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { UserFacingError } from "../user-facing-error.mjs";
import { demandName, extended, kebab, type Options, pascal, type Written, write } from "./files.ts";

const CONTRACT = "packages/api/src/contract.gen.json";
const SOURCE = "apps/server/src";
const SCHEMA = `${SOURCE}/db/schema`;

const contract = (id: string) => `  /api/bbs/${kebab(id)}:
    get:
      operationId: ${id}
      x-reads: []
      summary: 一句话说清它答什么
      x-extension: true
      security: [bearer: []]
      x-answer:
        data:
          type: object
          description: 答的是什么
          additionalProperties: false
          required: [total]
          properties:
            total:
              type: integer
              description: 一共有多少
              minimum: 0
              examples: [3]
`;

const handler = (id: string) => `
  async ${id}({ db }) {
    return { total: await read${pascal(id)}(db) };
  },
`;

const queries = (id: string, table: string, src: string) => `import type { Db } from "${src}/db/client.ts";
import { ${table} } from "${src}/db/schema/index.ts";

/** Returns the number of rows. */
export async function read${pascal(id)}(db: Db): Promise<number> {
  return db.$count(${table});
}
`;

const testFile = (id: string, src: string) => `import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "${src}/test/support.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("returns the number of rows to members and refuses visitors", async () => {
  const { token } = await server.member("reader");
  expect(await server.get("/api/bbs/${kebab(id)}")).toMatchObject({ code: 401 });
  expect(await server.get("/api/bbs/${kebab(id)}", token)).toMatchObject({
    code: 200,
    data: { total: expect.any(Number) },
  });
});
`;

/** Lists the tables of the server by their names in its schema. */
async function listTables(root: string): Promise<string[]> {
  const files = (await readdir(join(root, SCHEMA))).filter((file) => file.endsWith(".ts"));
  const sources = await Promise.all(files.map((file) => readFile(join(root, SCHEMA, file), "utf8")));
  return sources.flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = pgTable/gm)].map(([, name = ""]) => name),
  );
}

/**
 * Finds the handlers of the entity with the name of a domain, e.g. `help.handlers.ts` for `help`.
 * @returns the path within the repository
 * @throws UserFacingError when there is none
 */
async function findHandlers(root: string, domain: string): Promise<string> {
  const names = [domain, domain.replace(/s$/, "")].map((entity) => `${entity}.handlers.ts`);
  const files = await readdir(join(root, SOURCE, "modules"), { recursive: true });
  const found = files.find((file) => names.includes(basename(file)));
  if (!found) throw new UserFacingError(`没有 ${names[0]}，服务器里还没有这个领域。`);
  return `${SOURCE}/modules/${found}`;
}

/**
 * Writes an operation for members that counts the rows of a table: its contract, handler, query and test.
 * @param names the domain, which is a file of openapi/ and a folder of the server, and the operation's id
 * @param options with `table`, the name of the counted table in the server's schema
 */
export async function newEndpoint(root: string, names: string[], { table = "" }: Options): Promise<Written> {
  const domain = demandName(
    names[0],
    /^[a-z]+$/,
    "先写领域，例如 pnpm new endpoint help faqCount --table faqs。",
  );
  const id = demandName(names[1], /^[a-z]+(?:[A-Z][a-z0-9]+)+$/, "操作名写作 faqCount 这样的两个以上单词。");
  const tables = await listTables(root);
  if (!tables.includes(table))
    throw new UserFacingError(`用 --table 给出要数的表，是其中之一：${tables.join(" ")}`);
  if ((await readFile(join(root, CONTRACT), "utf8")).includes(`"operationId":"${id}"`))
    throw new UserFacingError(`契约里已经有 ${id}，换一个名字。`);
  const yaml = `openapi/${domain}.yaml`;
  const specified = await extended(root, yaml, [[/(?<=\n)components:\n|$(?![\s\S])/, contract(id)]]);
  const handlers = await findHandlers(root, domain);
  const folder = dirname(handlers);
  const src = relative(folder, SOURCE);
  const created = {
    [`${folder}/${kebab(id)}.queries.ts`]: queries(id, table, src),
    [`${folder}/${kebab(id)}.test.ts`]: testFile(id, src),
  };
  const changed = {
    [yaml]: specified,
    [handlers]: await extended(root, handlers, [
      [/\} satisfies Pick</, handler(id)],
      [/(?<=\} satisfies Pick<\s*Handlers,)/, ` "${id}" |`],
      [/^/, `import { read${pascal(id)} } from "./${kebab(id)}.queries.ts";\n`],
    ]),
  };
  return {
    files: await write(root, created, changed),
    generate: true,
    next: `接下来：改契约、查询和测试成为你要的样子，每改契约运行 pnpm gen；pnpm check --only contract 检查契约。`,
  };
}
