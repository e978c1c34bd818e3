import contract from "@lenscape/api/contract.gen.json";
import type { Operation, Schema } from "./reference-contract.ts";
import { exampleOf, type FieldRow, fieldsOf } from "./reference-details.ts";

/** An event, sent to an address outside or told on the live stream. */
export interface EventEntry {
  name: string;
  summary: string;
  note: string;
  fields: FieldRow[];
  /** What comes, as it comes. */
  example: string;
}

interface Webhook {
  summary: string;
  description?: string;
  requestBody: { content: { "application/json": { schema: Schema } } };
}

/** What is sent to the addresses that operators name. */
export const webhookEvents: readonly EventEntry[] = Object.entries(
  contract.webhooks as unknown as Record<string, { post: Webhook }>,
).map(([name, { post }]) => {
  const { schema } = post.requestBody.content["application/json"];
  return {
    name,
    summary: post.summary,
    note: post.description ?? "",
    fields: fieldsOf(schema),
    example: JSON.stringify(exampleOf(schema), null, 2),
  };
});

/** What the live stream tells. */
export const streamEvents: readonly EventEntry[] = Object.values(
  contract.paths as unknown as Record<string, Record<string, Operation>>,
)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => Object.entries(operation["x-events"] ?? {}))
  .map(([name, schema]) => {
    const fields = fieldsOf(schema);
    const data = JSON.stringify(exampleOf(schema));
    return { name, summary: describe(schema), note: "", fields, example: `event: ${name}\ndata: ${data}` };
  });

/** A reason for a refusal, for programs. */
export interface Reason {
  name: string;
  code: number;
  description: string;
}

export const reasons: readonly Reason[] = Object.entries(
  contract.components.schemas.ErrorReason["x-reasons"],
).map(([name, said]) => ({ name, ...said }));

function describe({ $ref, description }: Schema): string {
  const shapes = contract.components.schemas as unknown as Record<string, Schema>;
  return description ?? shapes[$ref?.split("/").pop() ?? ""]?.description ?? "";
}
