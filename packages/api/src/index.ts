export { type Client, type ClientCallOptions, type ClientOptions, createClient } from "./create-client.ts";
export { ApiError, type ApiErrorKind, type ApiErrorReason } from "./errors.ts";
export type { LiveEvent } from "./live.ts";
export type { Pages } from "./pages.ts";
export type * from "./types.ts";
