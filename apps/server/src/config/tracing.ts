import { ConfigError, type Env, integer, oneOf, url } from "./settings.ts";

/** OpenTelemetry traces. The SDK itself reads the standard variables that are not listed here. */
export interface TracingConfig {
  /** Address for sending spans. */
  url: string;
  protocol: "http/protobuf" | "http/json";
  /** Additional request headers, which may contain an API key. */
  headers: Record<string, string>;
}

const PROTOCOLS = ["http/protobuf", "http/json"] as const;

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
];

/** Maximum length of a resource attribute. The SDK drops all attributes if one is longer. */
const MAX_ATTRIBUTE_LENGTH = 255;

/**
 * Parses `name=value` pairs separated by commas, with percent-encoded values.
 * @throws ConfigError without the value, which may be secret
 */
function readPairs(env: Env, name: string, isPair: (key: string, value: string) => boolean) {
  const pairs: Record<string, string> = {};
  for (const pair of (env[name] ?? "").split(",").filter((part) => part.trim() !== "")) {
    const equals = pair.indexOf("=");
    const key = pair.slice(0, Math.max(0, equals)).trim();
    let value: string | undefined;
    try {
      value = decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {}
    if (key === "" || /[;\s]/.test(key) || pair.includes(";") || value === undefined || !isPair(key, value))
      throw new ConfigError(
        `${name} 应为以逗号隔开的 名称=值，值里的逗号、分号和百分号写成 %2C、%3B 和 %25。`,
      );
    pairs[key] = value;
  }
  return pairs;
}

const isHeader = (key: string, value: string) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(key) && value !== "" && /^[\t\x20-\x7e]*$/.test(value);

/** Whether the SDK accepts a resource attribute. It drops all attributes if one has an unencoded `=`. */
const isResourceAttribute = (key: string, value: string) =>
  !value.includes("=") && Math.max(key.length, value.length) <= MAX_ATTRIBUTE_LENGTH;

/** Returns the address for traces: the specific setting unchanged, or the common one with the path of traces. */
function readEndpoint(env: Env): string | undefined {
  const specific = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
  if (env[specific]?.trim()) return new URL(url(env, specific, "", ["http:", "https:"])).href;
  const common = "OTEL_EXPORTER_OTLP_ENDPOINT";
  if (!env[common]?.trim()) return undefined;
  const base = new URL(url(env, common, "", ["http:", "https:"]));
  base.pathname = `${base.pathname.replace(/\/$/, "")}/v1/traces`;
  return base.href;
}

function checkSampler(env: Env): void {
  const sampler = oneOf(env, "OTEL_TRACES_SAMPLER", "parentbased_always_on", SAMPLERS);
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || "1");
  if (sampler.endsWith("ratio") && !(ratio >= 0 && ratio <= 1))
    throw new ConfigError(
      `OTEL_TRACES_SAMPLER_ARG 应为 0 到 1 之间的数，现在是「${env.OTEL_TRACES_SAMPLER_ARG}」。`,
    );
}

/**
 * Reads the standard variables of OpenTelemetry.
 * @returns undefined without an endpoint, with `OTEL_SDK_DISABLED=true` and with `OTEL_TRACES_EXPORTER=none`
 * @throws ConfigError that names the variable
 */
export function readTracing(env: Env): TracingConfig | undefined {
  const endpoint = readEndpoint(env);
  const lowerCased = { OTEL_SDK_DISABLED: env.OTEL_SDK_DISABLED?.trim().toLowerCase() };
  const isDisabled = oneOf(lowerCased, "OTEL_SDK_DISABLED", "false", ["true", "false"]) === "true";
  const exporter = oneOf(env, "OTEL_TRACES_EXPORTER", "otlp", ["otlp", "none"]);
  if (!endpoint || isDisabled || exporter === "none") return undefined;
  checkSampler(env);
  readPairs(env, "OTEL_RESOURCE_ATTRIBUTES", isResourceAttribute);
  for (const name of ["OTEL_EXPORTER_OTLP_TIMEOUT", "OTEL_EXPORTER_OTLP_TRACES_TIMEOUT"])
    integer(env, name, 10_000, 1, 600_000);
  const protocolName = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL
    ? "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"
    : "OTEL_EXPORTER_OTLP_PROTOCOL";
  return {
    url: endpoint,
    protocol: oneOf(env, protocolName, "http/protobuf", PROTOCOLS) as TracingConfig["protocol"],
    headers: {
      ...readPairs(env, "OTEL_EXPORTER_OTLP_HEADERS", isHeader),
      ...readPairs(env, "OTEL_EXPORTER_OTLP_TRACES_HEADERS", isHeader),
    },
  };
}
