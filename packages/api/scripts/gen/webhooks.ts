import type { Contract, Schema, WebhookEvent, WebhookEvents, WebhookOperation } from "./contract.ts";
import { ContractError, JSON_TYPE } from "./walk-contract.ts";

/** `thread.created` → `ThreadCreatedWebhook` */
const nameOf = (event: string) =>
  `${event.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Webhook`;

/** The body in which an event arrives. */
const bodyOf = (event: string, { summary, data }: WebhookEvent, timestamp: Schema): Schema => ({
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
 * Replaces `x-webhooks` by the `webhooks` of plain OpenAPI: each event with its headers, its body and the answer of
 * its receiver.
 * @throws {ContractError} when the events are not those that an address may ask for, and `ping`
 */
export function writeWebhooks(
  contract: Contract,
  { parameters, timestamp, responses, events }: WebhookEvents,
) {
  const { schemas } = contract.components;
  const askable = (schemas.WebhookEvent?.enum ?? []).filter((event) => typeof event === "string");
  const strays = Object.keys(events).filter((event) => event !== "ping" && !askable.includes(event));
  const missing = askable.filter((event) => !events[event]);
  if (strays.length + missing.length > 0)
    throw new ContractError(
      `events.yaml 的事件与 WebhookEvent 的不一致：${[...strays, ...missing].join("、")}。`,
    );
  contract.webhooks = Object.fromEntries(
    Object.entries(events).map(([event, source]) => {
      const name = nameOf(event);
      schemas[name] = structuredClone(bodyOf(event, source, timestamp));
      const { summary, description } = source;
      const post: WebhookOperation = {
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
          Object.entries(responses).map(([status, text]) => [status, { description: text }]),
        ),
      };
      return [event, { post }];
    }),
  );
  delete contract["x-webhooks"];
}
