import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getTracer } from "./tracing.ts";

/**
 * Gives every operation, page and upload a span. Routes that are not timed in the metrics get none. Call it before all
 * other hooks.
 * @param trustsProxy whether the `traceparent` of a request comes from the operator's own proxy
 */
export function traceRequests(app: FastifyInstance, trustsProxy: boolean): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** The span of the page that calls the app for its parts, or the trusted proxy's. */
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
      // The route and not the path, which may hold a token.
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
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // Parsing a body loses the context, because its end is an event of the socket.
  app.addHook("preValidation", (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttributes({
      "http.response.status_code": reply.statusCode,
      "lenscape.code": reply.failureCode || reply.statusCode,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
