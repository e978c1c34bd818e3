import type { BodyOf, Prize } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { checkInText as text } from "#copy/checkin.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";

/** Claims a prize; goods with the address they go to. `onDone` learns of a success alone. */
export function useClaim(onDone?: () => void) {
  const app = useApp();
  return useAction(async ({ id }: Pick<Prize, "id">, address?: BodyOf<"prizeClaim">["address"]) => {
    try {
      const claim = await app.api.call("prizeClaim", { body: { prizeId: id, ...(address && { address }) } });
      const { type, amount, prizeName } = claim;
      const told = type === "lottery" ? text.lotteryDone : text.claimDone;
      toast(fillText(told, { n: amount, name: prizeName }), { tone: "points" });
      onDone?.();
    } finally {
      await touched(app.queries, "prizeClaim");
    }
  });
}
