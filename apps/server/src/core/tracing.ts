import {
  type Attributes,
  type Link,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/** Maximum length of a statement in a span. */
const MAX_STATEMENT_LENGTH = 2000;

/** Error codes and names. Other texts are not added to spans, because they may contain values. */
const KIND = /^[\w.:-]{1,64}$/;

/** Returns the tracer. Without `startTracing`, its spans are no-ops. */
export const getTracer = () => trace.getTracer("lenscape");

/** Marks a span as failed with the code of an error, without message and stack, which may contain values. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const kind = [code, name].find((value): value is string => typeof value === "string" && KIND.test(value));
  span.setAttribute("error.type", kind ?? "_OTHER");
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `body` in a span below the active one. A rejection marks the span as failed. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  body: (span: Span) => Promise<Result>,
): Promise<Result> {
  return getTracer().startActiveSpan(name, options, async (span) => {
    try {
      return await body(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Runs a statement in a span if a trace is active. The statements of polling jobs create no traces.
 * @param text statement with placeholders instead of values
 */
export function traceStatement<Result>(
  text: string,
  operation: string | undefined,
  body: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return body();
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL";
  const attributes: Attributes = {
    "db.system.name": "postgresql",
    "db.operation.name": verb,
    "db.query.text": text.replace(/\s+/g, " ").slice(0, MAX_STATEMENT_LENGTH),
    ...(operation && { "lenscape.operation": operation }),
  };
  return inSpan(verb, { kind: SpanKind.CLIENT, attributes }, body);
}

/** Returns a link to the active span, for the span of deferred work. */
export function getActiveLink(): Link | undefined {
  const active = trace.getActiveSpan();
  return active?.isRecording() ? { context: active.spanContext() } : undefined;
}

/** Returns the log fields of the active span. Empty for timers that outlive their request. */
export function getLogFields(): { trace_id?: string; span_id?: string } {
  const active = trace.getActiveSpan();
  if (!active?.isRecording()) return {};
  const { traceId, spanId } = active.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
