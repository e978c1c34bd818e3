import contract from "@lenscape/api/contract.gen.json";
import type { Operation, Schema } from "./reference-contract.ts";
import { createExample, type FieldRow, listFields } from "./reference-details.ts";

/** Event of a webhook or of the live event stream. */
export interface EventEntry {
  name: string;
  summary: string;
  note: string;
  fields: FieldRow[];
  /** Example payload. */
  example: string;
}

interface Webhook {
  summary: string;
  description?: string;
  requestBody: { content: { "application/json": { schema: Schema } } };
}

/** Events that are sent to webhooks. */
export const webhookEvents: readonly EventEntry[] = Object.entries(
  contract.webhooks as unknown as Record<string, { post: Webhook }>,
).map(([name, { post }]) => {
  const { schema } = post.requestBody.content["application/json"];
  return {
    name,
    summary: post.summary,
    note: post.description ?? "",
    fields: listFields(schema),
    example: JSON.stringify(createExample(schema), null, 2),
  };
});

/** Events of the live event stream. */
export const streamEvents: readonly EventEntry[] = Object.values(
  contract.paths as unknown as Record<string, Record<string, Operation>>,
)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => Object.entries(operation["x-events"] ?? {}))
  .map(([name, schema]) => {
    const fields = listFields(schema);
    const data = JSON.stringify(createExample(schema));
    return {
      name,
      summary: getDescription(schema),
      note: "",
      fields,
      example: `event: ${name}\ndata: ${data}`,
    };
  });

/** Machine-readable reason of an error. */
export interface ErrorReason {
  name: string;
  code: number;
  description: string;
}

export const reasons: readonly ErrorReason[] = Object.entries(
  contract.components.schemas.ErrorReason["x-reasons"],
).map(([name, reason]) => ({ name, ...reason }));

function getDescription({ $ref, description }: Schema): string {
  const schemas = contract.components.schemas as unknown as Record<string, Schema>;
  return description ?? schemas[$ref?.split("/").pop() ?? ""]?.description ?? "";
}
