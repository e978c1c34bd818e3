import { operationTable } from "@lenscape/api/operations.gen";
import { repeatable, resources } from "@lenscape/api/resources.gen";
import type { OperationId } from "@lenscape/api/types";
import type { CallParameter, Operation } from "./reference-contract.ts";

/** A call of an operation with its required values. */
interface Call {
  method: string;
  /** Base URL of the API. */
  url: string;
  path: string;
  operation: Operation;
  parameters: readonly CallParameter[];
  body: unknown;
  /** Whether the body is a form with a file. */
  isForm: boolean;
}

/** Builds the URL of a call from its path parameters and the query parameters with a value. */
export function buildUrl(
  path: string,
  parameters: readonly Pick<CallParameter, "name" | "in" | "value">[],
): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: location, value } of parameters) {
    if (location === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Quotes an argument of a shell command. */
const quoteForShell = (argument: string) => `'${argument.replaceAll("'", "'\\''")}'`;

/** Returns the call as a curl command. */
export function toCurl({ method, url, path, operation, parameters, body, isForm }: Call): string {
  const segments = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${quoteForShell(url + buildUrl(path, parameters))}`,
    operation.security.length > 0 ? `-H ${quoteForShell("Authorization: Bearer TOKEN")}` : "",
    body === undefined ? "" : `-H ${quoteForShell("Content-Type: application/json")}`,
    isForm ? `-F ${quoteForShell("file=@picture.png")}` : "",
    body === undefined ? "" : `-d ${quoteForShell(JSON.stringify(body))}`,
  ];
  return segments.filter(Boolean).join(" \\\n  ");
}

const methods = new Map(
  Object.entries(resources).flatMap(([resource, ids]) =>
    Object.entries(ids).map(([method, id]) => [id as OperationId, `client.${resource}.${method}`]),
  ),
);

/** Returns a value as a TypeScript literal. */
const toLiteral = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");

const indent = (text: string) => text.replaceAll("\n", "\n  ");

/** Converts the value of a parameter to the type in the contract. */
function toTypedValue({ name, value }: CallParameter, operation: Operation): unknown {
  const parameter = operation.parameters?.find((other) => other.name === name);
  return parameter?.schema?.type === "integer" ? Number(value) : value;
}

/** Returns the options of a client call, `{ query: { … }, body: { … } }`, or an empty string. */
function toClientOptions({ operation, parameters, body }: Call): string {
  const id = operation.operationId as OperationId;
  const groups = (["path", "query"] as const).flatMap((location) => {
    const ownParameters = parameters.filter(
      (parameter) => parameter.in === location && parameter.value !== "",
    );
    const values = Object.fromEntries(
      ownParameters.map((parameter) => [parameter.name, toTypedValue(parameter, operation)]),
    );
    return ownParameters.length > 0 ? [`${location}: ${toLiteral(values)}`] : [];
  });
  const { requestId: _requestId, ...rest } = (body ?? {}) as Record<string, unknown>;
  // The client adds a `requestId` itself.
  const sentBody = (repeatable as readonly string[]).includes(id) ? rest : body;
  if (body !== undefined) groups.push(`body: ${toLiteral(sentBody)}`);
  return groups.length > 0 ? `{\n  ${groups.map(indent).join(",\n  ")},\n}` : "";
}

/** Returns the statement that calls the client and reads the response. */
function toClientCall(call: Call): string {
  const id = call.operation.operationId as OperationId;
  const method = methods.get(id);
  if (id === "commonUpload") return `const { url } = await ${method}(file); // a File or Blob`;
  const options = toClientOptions(call);
  const { envelope } = operationTable[id];
  if (envelope === "stream")
    return `for await (const { name, data } of ${method}(${options})) console.log(name, data);`;
  const statement = `await ${method}(${options});`;
  if (envelope === "page") return `const { rows, total } = ${statement}`;
  const { schema } = call.operation.responses["200"]?.content["application/json"] ?? {};
  return schema?.oneOf?.[0]?.$ref?.endsWith("/Done") ? statement : `const answer = ${statement}`;
}

/** Returns a program that makes the call with the typed client. */
export function toTypescript(call: Call): string {
  const token = call.operation.security.length > 0 ? `, token: "TOKEN"` : "";
  return [
    `import { createClient } from "@lenscape/api";`,
    "",
    `const client = createClient({ baseUrl: ${JSON.stringify(call.url)}${token} });`,
    toClientCall(call),
  ].join("\n");
}
