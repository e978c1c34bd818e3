import { Ajv, type Options, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fastJson from "fast-json-stringify";
import { resolve, type Schema } from "./operations.ts";

/** Compiles a validator when it is first asked: all of them together would hold up the start. */
function onFirstUse(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown) => {
    compiled ??= compile();
    const valid = compiled(data);
    validate.errors = compiled.errors;
    return valid;
  };
  validate.errors = undefined as ValidateFunction["errors"];
  return validate as ValidateFunction;
}

/** The compiler of validators that Fastify asks for each part of each request. */
export function validators() {
  const options: Options = {
    verbose: true,
    allErrors: false,
    strict: false,
    useDefaults: true,
    removeAdditional: false,
  };
  const strict = new Ajv(options);
  const coercing = new Ajv({ ...options, coerceTypes: true });
  for (const ajv of [strict, coercing]) (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ({ schema, httpPart }: { schema: Schema; httpPart?: string }) =>
    onFirstUse(() => (httpPart === "body" ? strict : coercing).compile(resolve(schema) as object));
}

/** Compiles a serialiser when it is first asked, for the reason above. */
export function serializer({ schema }: { schema: Schema }) {
  let compiled: ReturnType<typeof fastJson> | undefined;
  return (data: unknown) => {
    compiled ??= fastJson(resolve(schema) as object);
    return compiled(data);
  };
}
