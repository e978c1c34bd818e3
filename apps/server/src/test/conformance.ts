// @ts-expect-error: a script of the repository, which has no declarations
import * as script from "../../../../scripts/test/contract-conformance.mjs";
import type { TestServer } from "./support.ts";

/** An answer as it came; the path with the API base. */
interface GivenAnswer {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** Answers and events, held against the contract that a server serves. Complaints are lines, none where all is well. */
export interface ServedContract {
  document: object;
  complaintsOfAnswer(answer: GivenAnswer): Promise<string[]>;
  complaintsOfEvent(body: unknown): Promise<string[]>;
  close(): void;
}

/** Reads the contract that a server serves, by a validator that neither the server nor the generator uses. */
export async function servedContract(server: TestServer): Promise<ServedContract> {
  const document: object = (await server.inject({ url: "/api/openapi.json" })).json();
  const conformance = new script.Conformance(document);
  return {
    document,
    complaintsOfAnswer: (answer) => conformance.complaintsOfAnswer(answer),
    complaintsOfEvent: (body) => conformance.complaintsOfEvent(body),
    close: () => conformance.close(),
  };
}

/** What the specification's own schema has against a document. */
export const complaintsOfDocument = (document: object): Promise<string[]> =>
  script.complaintsOfDocument(document);
