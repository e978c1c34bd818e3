import type { BodyOf, Prize, PrizeClaim } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { checkInText as text } from "./text.ts";

/**
 * Returns the action that claims a prize, physical prizes with an address.
 * @param onDone called after success; the claim contains the result of a lottery
 */
export function useClaimRequest(onDone: (claim: PrizeClaim) => void) {
  const app = useApp();
  return useAction(async ({ id }: Pick<Prize, "id">, address?: BodyOf<"prizeClaim">["address"]) => {
    try {
      const claim = await app.api.call("prizeClaim", { body: { prizeId: id, ...(address && { address }) } });
      if (claim.type !== "lottery")
        toast(fillText(text.claimDone, { name: claim.prizeName }), { tone: "points" });
      onDone(claim);
    } finally {
      await invalidateAfter(app.queries, "prizeClaim");
    }
  });
}
