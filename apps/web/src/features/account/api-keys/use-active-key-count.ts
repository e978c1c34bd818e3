import { hasPermi } from "@lenscape/api/permissions";
import { useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { apiKeys, KEY_PERMISSION } from "../queries.ts";

/** Returns the number of my access keys that work; 0 until they are fetched, and for members who may have none. */
export function useActiveKeyCount(): number {
  const { api } = useApp();
  const { permissions } = useMember();
  const { data } = useQuery({ ...apiKeys(api), enabled: hasPermi(permissions, KEY_PERMISSION) });
  return data?.keys.filter(({ state }) => state === "active").length ?? 0;
}
