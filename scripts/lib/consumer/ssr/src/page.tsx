import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { FollowButton } from "@lenscape/ui/follow-button";
import { english } from "@lenscape/ui/lib/english";
import { type LinkProps, LinkProvider } from "@lenscape/ui/link";
import { LocaleProvider } from "@lenscape/ui/locale";
import { RichText } from "@lenscape/ui/rich-text";
import { UserRow } from "@lenscape/ui/user-row";
import { useState } from "react";

/** Stand-in for the link component of a router. */
function AppLink({ href, ...props }: LinkProps) {
  return <a {...props} href={href} data-router="" />;
}

/** Page with a post from the server of the community. */
export function Page({ content }: { content: string }) {
  const [follows, setFollows] = useState(false);
  return (
    <LinkProvider component={AppLink}>
      <LocaleProvider locale="en" translations={english}>
        <main>
          <FollowButton isFollow={follows} onToggle={setFollows} />
          <UserRow user={{ userId: "1", nickname: "林间", avatar: "", hotRanking: 1 }} href="/user?id=1" />
          <RichText html={content} />
          <Dialog title="Title" trigger={<Button>Open</Button>}>
            Words in a dialog
          </Dialog>
        </main>
      </LocaleProvider>
    </LinkProvider>
  );
}
