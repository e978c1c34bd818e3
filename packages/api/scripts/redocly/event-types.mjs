/** What redocly needs to know to look into `x-webhooks` and `x-events`. */
export function eventTypes(types) {
  const { Operation, Root } = types;
  const text = { type: "string" };
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
    Operation: { ...Operation, properties: { ...Operation.properties, "x-events": "StreamEvents" } },
    Root: { ...Root, properties: { ...Root.properties, "x-webhooks": "Webhooks" } },
  };
}
