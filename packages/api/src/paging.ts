import { ApiError } from "./errors.ts";
import type { Page } from "./types.ts";

/** Whether a list has a next page: the last page was not empty and fewer rows than the total are loaded. */
export const goesOn = ({ rows, total }: Page<unknown>, loaded: number) => rows.length > 0 && loaded < total;

/** Whether an error ends the list, which keeps its rows: an error code does, a lost connection does not. */
export const endsList = (error: unknown) => error instanceof ApiError && error.kind === "code";
