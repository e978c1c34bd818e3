import { hasPermi } from "@lenscape/api/permissions";
import { useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { API_KEY_PERMISSION, apiKeysQuery } from "../queries.ts";

/**
 * Returns the number of the member's active access keys; 0 until they are fetched, and for members without the
 * permission.
 */
export function useActiveKeyCount(): number {
  const { api } = useApp();
  const { permissions } = useMember();
  const { data } = useQuery({ ...apiKeysQuery(api), enabled: hasPermi(permissions, API_KEY_PERMISSION) });
  return data?.keys.filter(({ state }) => state === "active").length ?? 0;
}
