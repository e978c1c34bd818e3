// Generated from openapi/ by `pnpm gen`. Do not edit.
/** Method, path, who may call (public: never with a token; optional: with one when the caller asks) and answer shape. */
export interface OperationMeta {
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  readonly auth: "public" | "optional" | "token";
  readonly envelope: "data" | "page" | "flat" | "stream";
}
