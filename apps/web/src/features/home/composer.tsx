import { ComposerEntry } from "@lenscape/ui/composer-entry";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";

/** The way to publish, for members. Room is kept for it before the browser knows who is signed in. */
export function Composer() {
  const { hasLogin, name, avatar } = useMember();
  return hasLogin ? (
    <ComposerEntry
      className="max-md:hidden"
      user={{ nickname: name, avatar }}
      momentHref={paths.publish(0)}
      threadHref={paths.publish(1)}
    />
  ) : (
    <div data-visitor className="hidden h-16.5 md:in-data-member:block" />
  );
}
