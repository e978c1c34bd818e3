import { ApiError } from "./errors.ts";
import type { Page } from "./types.ts";

/** Whether a list goes on after its newest page: while it is shorter than the total and the page was not empty (STATE-027 to STATE-029). */
export const goesOn = ({ rows, total }: Page<unknown>, loaded: number) => rows.length > 0 && loaded < total;

/** Whether a failure ends the list, its rows kept: a code that is not 200 does (STATE-030), a lost connection does not (AMB-071). */
export const endsList = (error: unknown) => error instanceof ApiError && error.kind === "code";
