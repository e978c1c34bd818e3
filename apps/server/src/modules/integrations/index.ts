export { webhookHandlers } from "./webhook/webhook.handlers.ts";
export { deleteOldDeliveries } from "./webhook/webhook.queries.ts";
export { WebhookWorker } from "./webhook/webhook.worker.ts";
