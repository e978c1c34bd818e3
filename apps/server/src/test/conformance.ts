import { Conformance, type OpenApiDocument } from "../../../../scripts/test/contract-conformance.ts";
import type { TestServer } from "./support.ts";

export { complaintsOfDocument } from "../../../../scripts/test/contract-conformance.ts";

/** Reads the contract that a server serves, with a validator that is independent of the server and the generator. */
export async function servedContract(server: TestServer): Promise<Conformance> {
  const document: OpenApiDocument = (await server.inject({ url: "/api/openapi.json" })).json();
  return new Conformance(document);
}
