import { hasPermi } from "@lenscape/api/permissions";
import { useMember } from "#lib/app.tsx";
import { KEY_PERMISSION } from "../queries.ts";
import { ApiKeyList } from "./api-key-list.tsx";

/** The keys of my programs, for those who may make some. */
export function ApiKeys() {
  const { permissions } = useMember();
  return hasPermi(permissions, KEY_PERMISSION) ? <ApiKeyList /> : null;
}
