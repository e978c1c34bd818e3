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
      questionHref={paths.ask()}
    />
  ) : (
    <div className="hidden md:in-data-member:block">
      <div className="flex h-14 items-center gap-3 rounded-control bg-surface-sunken px-3">
        <Skeleton shape="round" className="size-8" />
        <Skeleton className="h-4 w-40" />
      </div>
    </div>
  );
}
