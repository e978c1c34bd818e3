import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getTracer } from "./tracing.ts";

/**
 * Creates a span for every operation, page and upload, except for routes that the metrics do not time. Call it before
 * all other hooks.
 * @param trustsProxy whether the `traceparent` of a request comes from the operator's own proxy
 */
export function traceRequests(app: FastifyInstance, trustsProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  /** Returns the span of the page that calls the app for its data, or of the trusted proxy. */
  const getParent = ({ headers }: FastifyRequest): Context => {
    const active = context.active();
    if (trace.getSpan(active)) return active;
    return trustsProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  };

  app.addHook("onRequest", (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const { operation } = routeOptions.config;
    if (!operation) return done();
    const attributes = {
      "http.request.method": method,
      // The route instead of the path, which may contain a token.
      "http.route": routeOptions.url,
      "lenscape.operation": operation,
      "lenscape.request_id": id,
    };
    const parent = getParent(request);
    const span = getTracer().startSpan(
      `${method} ${operation}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    spans.set(request, span);
    // Fastify keeps the context while it reads a body.
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttributes({
      "http.response.status_code": reply.statusCode,
      "lenscape.code": reply.failureCode || reply.statusCode,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
