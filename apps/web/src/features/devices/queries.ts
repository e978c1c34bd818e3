import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

export type Device = AnswerOf<"deviceDetail">;
export type DeviceQuota = AnswerOf<"deviceList">["quota"];

/** My devices and applications, with how often I may still apply. */
export const devices = (api: Api) => apiQuery(api, "deviceList", { silent: true });

/** One application of mine. */
export const application = (api: Api, deviceId: string) =>
  apiQuery(api, "deviceDetail", { query: { deviceId }, silent: true });

/** The models to choose from. */
export const models = (api: Api) => apiQuery(api, "deviceModels", { silent: true });
