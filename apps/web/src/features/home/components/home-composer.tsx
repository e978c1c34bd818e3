import { Card } from "@lenscape/ui/card";
import { ComposerEntry } from "@lenscape/ui/composer-entry";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";

/** Links for publishing, for members. Shows a skeleton until the browser knows the member. */
export function HomeComposer() {
  const { hasLogin, name, avatar } = useMember();
  return hasLogin ? (
    <ComposerEntry
      className="max-md:hidden"
      user={{ nickname: name, avatar }}
      momentHref={paths.publish(0)}
      threadHref={paths.publish(1)}
    />
  ) : (
    <div className="hidden md:in-data-member:block">
      <Card className="flex items-center gap-3 px-4 py-3">
        <Skeleton shape="round" className="size-10" />
        <span className="h-10 grow rounded-control bg-surface-sunken" />
        <Skeleton className="h-5 w-28" />
      </Card>
    </div>
  );
}
