import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validateAnswers } from "./held-answers.ts";
import { startServer } from "./server.ts";

/**
 * Starts one built server with a demo community for the whole run and sets E2E_BASE_URL. If E2E_BASE_URL is already set,
 * that server is used, e.g. a development server. At the end, the recorded responses are validated by the contract.
 */
export default async function globalSetup() {
  if (process.env.E2E_BASE_URL) return undefined;
  const demoPassword = "journeys-of-the-demo";
  const folder = await mkdtemp(join(tmpdir(), "lenscape-answers-"));
  const file = join(folder, "answers.jsonl");
  const server = await startServer({ DEMO_PASSWORD: demoPassword, RECORD_ANSWERS: file });
  process.env.E2E_DEMO_PASSWORD = demoPassword;
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    try {
      const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
      await server.stop();
      const { answers, operations } = await validateAnswers(file, document);
      console.log(`${answers} different answers of ${operations} operations are what the contract says`);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  };
}
