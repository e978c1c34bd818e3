import { readFile } from "node:fs/promises";
import { Conformance, type OpenApiDocument } from "../../scripts/test/contract-conformance.ts";

const MAX_REPORTED = 20;
const RESUMABLE = "/api/api/bbs/upload/resumable";

interface Recorded {
  method: string;
  path: string;
  status: number;
  /** Response body as sent. */
  text: string;
}

/**
 * Validates the responses recorded by `record-answers.ts` against the OpenAPI document of their server.
 * @returns the numbers of responses and of operations
 * @throws Error with the first twenty invalid responses
 */
export async function validateAnswers(
  file: string,
  document: OpenApiDocument,
): Promise<{ answers: number; operations: number }> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  const conformance = new Conformance(document);
  const operations = new Set<string>();
  const errors: string[] = [];
  let answers = 0;
  for (const line of lines) {
    const { text, ...answer }: Recorded = JSON.parse(line);
    const operation = conformance.operationAt(answer.method, answer.path);
    // Journeys request unknown addresses on purpose.
    if (operation === undefined && answer.status === 404) continue;
    // Resumable uploads are outside of the contract.
    if (answer.path.startsWith(RESUMABLE)) continue;
    answers++;
    if (operation !== undefined) operations.add(operation);
    const found = await conformance.complaintsOfAnswer({ ...answer, body: JSON.parse(text) });
    if (found.length > 0)
      errors.push(
        `${answer.method} ${answer.path} ${answer.status}: ${found.join("; ")}\n  ${text.slice(0, 500)}`,
      );
  }
  conformance.close();
  if (errors.length > 0)
    throw new Error(
      `${errors.length} of ${answers} answers are not what the contract says:\n${errors.slice(0, MAX_REPORTED).join("\n")}`,
    );
  return { answers, operations: operations.size };
}
