import { context, propagation, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace-node";
import type { FastifyBaseLogger } from "fastify";
import type { TracingConfig } from "../config/tracing.ts";
import { completesWithin } from "./completes-within.ts";

/** Timeout for the collector during shutdown in milliseconds. */
const SHUTDOWN_MS = 1000;

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

/** Logs once when spans can no longer be exported, and once when they can again. */
function reportFailures(exporter: SpanExporter, url: string, log: Log): SpanExporter {
  const { host } = new URL(url);
  let isFailing = false;
  const report = (error: (Error & { code?: string | number }) | undefined) => {
    // The code of a socket or HTTP error, or a fixed message of the library.
    if (error && !isFailing) log.warn({ host, error: error.code ?? error.message }, "traces not exported");
    if (!error && isFailing) log.info({ host }, "traces exported again");
    isFailing = Boolean(error);
  };
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        // Outside of the context of the request that started the timer.
        context.with(ROOT_CONTEXT, report, undefined, result.error);
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Registers the OpenTelemetry SDK. This module is only loaded if tracing is configured.
 * @returns a function that sends the pending spans within a second and ends tracing
 */
export function startTracing({ url, protocol, headers }: TracingConfig, log: Log): () => Promise<void> {
  const Exporter = protocol === "http/json" ? JsonExporter : ProtobufExporter;
  const exporter = reportFailures(new Exporter({ url, headers }), url, log);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "lenscape" }))
      .merge(detectResources({ detectors: [envDetector] })),
    // Its queue is bounded. Spans that a slow collector does not accept in time are dropped.
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return async () => {
    await completesWithin(provider.shutdown(), SHUTDOWN_MS);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
