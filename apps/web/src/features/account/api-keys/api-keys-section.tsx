import { hasPermi } from "@lenscape/api/permissions";
import { useMember } from "#lib/app.tsx";
import { API_KEY_PERMISSION } from "../queries.ts";
import { ApiKeyList } from "./api-key-list.tsx";

/** Section of access keys for members with the permission to create them. */
export function ApiKeysSection() {
  const { permissions } = useMember();
  return hasPermi(permissions, API_KEY_PERMISSION) ? <ApiKeyList /> : null;
}
