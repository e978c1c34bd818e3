import { ContractError } from "./walk-contract.mjs";

const JSON_TYPE = "application/json";

/** `thread.created` → `ThreadCreatedWebhook` */
const nameOf = (event) => `${event.replace(/(?:^|\.)([a-z])/g, (_, letter) => letter.toUpperCase())}Webhook`;

/** The body in which an event arrives. */
const bodyOf = (event, { summary, data }, timestamp) => ({
  type: "object",
  description: summary,
  additionalProperties: false,
  required: ["type", "timestamp", "data"],
  properties: {
    type: { type: "string", description: "事件", const: event, examples: [event] },
    timestamp,
    data,
  },
});

/**
 * `x-webhooks` becomes the `webhooks` of plain OpenAPI: each event with its headers, its body and what its receiver
 * answers.
 * @throws {ContractError} when the events are not those that an address may ask for, and `ping`
 */
export function writeWebhooks(contract) {
  const { parameters, timestamp, responses, events } = contract["x-webhooks"];
  const { schemas } = contract.components;
  const askable = schemas.WebhookEvent?.enum ?? [];
  const strays = Object.keys(events).filter((event) => event !== "ping" && !askable.includes(event));
  const missing = askable.filter((event) => !events[event]);
  if (strays.length + missing.length > 0)
    throw new ContractError(
      `events.yaml 的事件与 WebhookEvent 的不一致：${[...strays, ...missing].join("、")}。`,
    );
  contract.webhooks = Object.fromEntries(
    Object.entries(events).map(([event, said]) => {
      const name = nameOf(event);
      schemas[name] = structuredClone(bodyOf(event, said, timestamp));
      const { summary, description } = said;
      const operation = {
        summary,
        ...(description && { description }),
        tags: ["integrations"],
        security: [],
        parameters,
        requestBody: {
          required: true,
          content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } },
        },
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, told]) => [status, { description: told }]),
        ),
      };
      return [event, { post: operation }];
    }),
  );
  delete contract["x-webhooks"];
}
