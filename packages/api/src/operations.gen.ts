// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { OperationMeta } from "./operation.gen.ts";
import { earlyOperations } from "./operations-early.gen.ts";
import { lateOperations } from "./operations-late.gen.ts";
import { staffOperations } from "./operations-staff.gen.ts";
import type { operations } from "./schema.gen.ts";

export * as limits from "./limits.gen.ts";

/** Every operation of the contract. */
export const operationTable = { ...earlyOperations, ...lateOperations, ...staffOperations } satisfies Record<keyof operations, OperationMeta>;
