import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

export type Device = AnswerOf<"deviceDetail">;
export type DeviceQuota = AnswerOf<"deviceList">["quota"];

/** Query of the devices and applications of the member, with the remaining number of applications. */
export const devicesQuery = (api: Api) => apiQuery(api, "deviceList", { silent: true });

/** Query of an application of the member. */
export const applicationQuery = (api: Api, deviceId: string) =>
  apiQuery(api, "deviceDetail", { query: { deviceId }, silent: true });

/** Query of the device models. */
export const modelsQuery = (api: Api) => apiQuery(api, "deviceModels", { silent: true });
