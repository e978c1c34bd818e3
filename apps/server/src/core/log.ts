import { DrizzleQueryError } from "drizzle-orm/errors";

interface ErrorSummary {
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
  [member: string]: unknown;
}

/** Describes an error for the log, without the parameters of a failed query, which may be personal data. */
export function describeError(error: unknown): ErrorSummary {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as (Error & { code?: string }) | undefined;
    return {
      type: "DatabaseError",
      message: cause?.message ?? "query failed",
      code: cause?.code,
      query: error.query.slice(0, 300),
      stack: cause?.stack?.split("\n").slice(1, 12).join("\n") ?? "",
    };
  }
  if (error instanceof Error) {
    const { name, message, stack = "" } = error;
    return { type: name, message, code: (error as { code?: string }).code, stack };
  }
  return { type: typeof error, message: String(error), stack: "" };
}
