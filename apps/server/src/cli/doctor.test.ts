import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openEmbedded } from "../db/client.ts";
import { doctorCommand } from "./doctor.ts";

test("the doctor finds nothing wrong with a database that the first start will fill", async () => {
  const database = await openEmbedded();
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: tmpdir() });
  try {
    await doctorCommand.run!({
      config,
      say: (line) => lines.push(line),
      words: [],
      flags: new Set(),
      database,
    });
  } finally {
    await database.close();
  }
  expect(lines).toContain("· 数据库还是空的：启动服务就会建好表");
  expect(lines.join("\n")).not.toContain("没能检查");
});
