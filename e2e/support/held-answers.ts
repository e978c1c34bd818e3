import { readFile } from "node:fs/promises";
import { Conformance, type OpenApiDocument } from "../../scripts/test/contract-conformance.ts";

const SHOWN = 20;
const RESUMABLE = "/api/api/bbs/upload/resumable";

interface Recorded {
  method: string;
  path: string;
  status: number;
  /** The body, as it was sent. */
  text: string;
}

/**
 * Holds the answers that `record-answers.ts` has written to the document that their server serves.
 * @returns how many there were, of how many operations
 * @throws Error with the first twenty that differ from what it promises
 */
export async function holdAnswers(
  file: string,
  document: OpenApiDocument,
): Promise<{ answers: number; operations: number }> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  const conformance = new Conformance(document);
  const operations = new Set<string>();
  const complaints: string[] = [];
  let answers = 0;
  for (const line of lines) {
    const { text, ...answer }: Recorded = JSON.parse(line);
    const operation = conformance.operationAt(answer.method, answer.path);
    // An address that leads nowhere is asked for on purpose.
    if (operation === undefined && answer.status === 404) continue;
    // Parts of videos go next to the contract.
    if (answer.path.startsWith(RESUMABLE)) continue;
    answers++;
    if (operation !== undefined) operations.add(operation);
    const found = await conformance.complaintsOfAnswer({ ...answer, body: JSON.parse(text) });
    if (found.length > 0)
      complaints.push(
        `${answer.method} ${answer.path} ${answer.status}: ${found.join("; ")}\n  ${text.slice(0, 500)}`,
      );
  }
  conformance.close();
  if (complaints.length > 0)
    throw new Error(
      `${complaints.length} of ${answers} answers are not what the contract says:\n${complaints.slice(0, SHOWN).join("\n")}`,
    );
  return { answers, operations: operations.size };
}
