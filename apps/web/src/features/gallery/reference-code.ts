import { operationTable } from "@lenscape/api/operations.gen";
import { repeatable, resources } from "@lenscape/api/resources.gen";
import type { OperationId } from "@lenscape/api/types";
import type { CallParameter, Operation } from "./reference-contract.ts";

/** A call of one operation with what it cannot do without. */
interface Call {
  method: string;
  /** Where the contract is mounted. */
  url: string;
  path: string;
  operation: Operation;
  parameters: readonly CallParameter[];
  body: unknown;
  /** Its body is a form with a file. */
  isForm: boolean;
}

/** The address of a call: its path filled in, and the query of what has a value. */
export function addressOf(
  path: string,
  parameters: readonly Pick<CallParameter, "name" | "in" | "value">[],
): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, value } of parameters) {
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** A word of a shell's line. */
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The call as it is typed into a shell. */
export function curlOf({ method, url, path, operation, parameters, body, isForm }: Call): string {
  const parts = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${quoted(url + addressOf(path, parameters))}`,
    operation.security.length > 0 ? `-H ${quoted("Authorization: Bearer TOKEN")}` : "",
    body === undefined ? "" : `-H ${quoted("Content-Type: application/json")}`,
    isForm ? `-F ${quoted("file=@picture.png")}` : "",
    body === undefined ? "" : `-d ${quoted(JSON.stringify(body))}`,
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

const methods = new Map(
  Object.entries(resources).flatMap(([resource, ids]) =>
    Object.entries(ids).map(([method, id]) => [id as OperationId, `client.${resource}.${method}`]),
  ),
);

/** A value as it is written in TypeScript. */
const written = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");

const shifted = (text: string) => text.replaceAll("\n", "\n  ");

/** A parameter's value: a number where the contract has one. */
function typedValue({ name, value }: CallParameter, operation: Operation): unknown {
  const given = operation.parameters?.find((parameter) => parameter.name === name);
  return given?.schema?.type === "integer" ? Number(value) : value;
}

/** `{ query: { … }, body: { … } }` of what the call needs; empty where it needs nothing. */
function optionsOf({ operation, parameters, body }: Call): string {
  const id = operation.operationId as OperationId;
  const groups = (["path", "query"] as const).flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place && parameter.value !== "");
    const values = Object.fromEntries(
      own.map((parameter) => [parameter.name, typedValue(parameter, operation)]),
    );
    return own.length > 0 ? [`${place}: ${written(values)}`] : [];
  });
  const { requestId: _given, ...rest } = (body ?? {}) as Record<string, unknown>;
  // The client gives a `requestId` itself.
  const sent = (repeatable as readonly string[]).includes(id) ? rest : body;
  if (body !== undefined) groups.push(`body: ${written(sent)}`);
  return groups.length > 0 ? `{\n  ${groups.map(shifted).join(",\n  ")},\n}` : "";
}

/** The call itself, by how its answer comes. */
function callOf(call: Call): string {
  const id = call.operation.operationId as OperationId;
  const method = methods.get(id);
  if (id === "commonUpload") return `const { url } = await ${method}(file); // a File or Blob`;
  const options = optionsOf(call);
  const { envelope } = operationTable[id];
  if (envelope === "stream")
    return `for await (const { name, data } of ${method}(${options})) console.log(name, data);`;
  const called = `await ${method}(${options});`;
  if (envelope === "page") return `const { rows, total } = ${called}`;
  const { schema } = call.operation.responses["200"]?.content["application/json"] ?? {};
  return schema?.oneOf?.[0]?.$ref?.endsWith("/Done") ? called : `const answer = ${called}`;
}

/** The call with the typed client, as a whole program. */
export function typescriptOf(call: Call): string {
  const token = call.operation.security.length > 0 ? `, token: "TOKEN"` : "";
  return [
    `import { createClient } from "@lenscape/api";`,
    "",
    `const client = createClient({ baseUrl: ${JSON.stringify(call.url)}${token} });`,
    callOf(call),
  ].join("\n");
}
