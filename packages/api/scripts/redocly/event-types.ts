import { extendType, type NodeTypes } from "./extend-type.ts";

/** Types for redocly that make it check `x-webhooks` and `x-events`. */
export function eventTypes(types: NodeTypes): NodeTypes {
  const text = { type: "string" as const };
  return {
    ...types,
    Webhooks: {
      properties: {
        parameters: "ParameterList",
        timestamp: "Schema",
        responses: { type: "object" },
        events: "WebhookEvents",
      },
      required: ["parameters", "timestamp", "responses", "events"],
    },
    WebhookEvents: { properties: {}, additionalProperties: "WebhookEvent" },
    WebhookEvent: {
      properties: { summary: text, description: text, data: "Schema" },
      required: ["summary", "data"],
    },
    StreamEvents: { properties: {}, additionalProperties: "Schema" },
    Operation: extendType(types.Operation, { "x-events": "StreamEvents" }),
    Root: extendType(types.Root, { "x-webhooks": "Webhooks" }),
  };
}
