import type { AnswerOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { Button } from "@lenscape/ui/button";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { FlaskConical, Gift, Ticket, Users } from "lucide-react";
import type { ReactNode } from "react";
import { getPath, paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { invitationText as text } from "../text.ts";

/** State of the invitation page that prevents joining. */
export type WelcomeState = keyof typeof text.states;

const LINK_CLASS = "text-brand-text text-meta hover:underline tap-y";

function WelcomeHeader({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1 px-5 pt-8 pb-6 text-center md:px-8">
      {children}
    </div>
  );
}

function WelcomeTitle({ children }: { children: ReactNode }) {
  return <h1 className="mt-2 font-semibold text-[1.375rem] leading-[2rem] wrap-anywhere">{children}</h1>;
}

const WelcomeFooter = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center gap-2.5 px-5 pb-7 text-center md:px-8">{children}</div>
);

function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button tone="primary" size="lg" block asChild>
      <Link href={href}>{children}</Link>
    </Button>
  );
}

/** Explains why the code cannot be used, with a link to continue. */
export function WelcomeNotice({ state, me }: { state: WelcomeState; me?: { name: string; avatar: string } }) {
  const [title, description] = text.states[state];
  return (
    <>
      <WelcomeHeader>
        {me && state !== "self" ? (
          <Avatar src={me.avatar} name={me.name} size={96} />
        ) : (
          <span className="grid size-14 place-items-center rounded-full bg-surface-sunken text-text-muted">
            <Ticket aria-hidden="true" size="1.5rem" strokeWidth={1.7} />
          </span>
        )}
        <WelcomeTitle>{title}</WelcomeTitle>
        <p className="text-text-secondary">{description}</p>
      </WelcomeHeader>
      <WelcomeFooter>
        {state === "self" ? (
          <LinkButton href={getPath("invitation")}>{text.goShare}</LinkButton>
        ) : me ? (
          <>
            <LinkButton href={paths.home()}>{text.home}</LinkButton>
            <Link href={getPath("invitation")} className={LINK_CLASS}>
              {text.mine}
            </Link>
          </>
        ) : (
          <>
            <LinkButton href={paths.register()}>{text.register}</LinkButton>
            <Link href={paths.home()} className={LINK_CLASS}>
              {text.look}
            </Link>
          </>
        )}
      </WelcomeFooter>
    </>
  );
}

const VALUE_TILES = [
  ["amber", <Gift key="gift" aria-hidden="true" />],
  ["brand", <Users key="users" aria-hidden="true" />],
  ["blue", <FlaskConical key="flask" aria-hidden="true" />],
] as const;

interface WelcomeProps {
  code: string;
  rewardPoints: number;
  inviter: NonNullable<AnswerOf<"invitationWelcome">["inviter"]>;
}

/** Invitation: the inviter, the benefits, and the button to register. */
export function Welcome({ code, rewardPoints, inviter }: WelcomeProps) {
  const { brandName } = useSiteInfo();
  const { nickname, avatar, signature, isVerified, followCount, follows } = inviter;
  return (
    <>
      <WelcomeHeader>
        <Avatar src={avatar} name={nickname} size={96} verified={isVerified === 1} />
        <WelcomeTitle>{fillText(text.welcome, { name: nickname, brand: brandName })}</WelcomeTitle>
        {signature && (
          <p className="text-text-secondary wrap-anywhere">{fillText(text.signature, { signature })}</p>
        )}
        {followCount > 0 && (
          <div className="mt-2 flex items-center gap-2.5">
            <AvatarStack
              users={follows.map((face, index) => ({ userId: index, nickname: "", avatar: face }))}
              aria-hidden="true"
            />
            <span className="text-meta text-text-muted">{fillText(text.follows, { n: followCount })}</span>
          </div>
        )}
      </WelcomeHeader>
      <ul className="grid gap-3.5 border-border border-y px-5 py-5 md:px-8">
        {text.values.map(([title, note], index) => {
          const [tone, icon] = VALUE_TILES[index]!;
          return (
            <li key={title} className="flex items-center gap-3 leading-[1.25rem]">
              <IconTile tone={tone}>{icon}</IconTile>
              <span>
                <b className="block font-semibold">{fillText(title, { n: rewardPoints })}</b>
                <span className="text-meta text-text-muted">{note}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="pt-5">
        <WelcomeFooter>
          <LinkButton href={paths.register()}>{text.join}</LinkButton>
          <span className="text-meta text-text-muted">
            <span>{text.code}</span> <b className="font-semibold tracking-[0.08em] tabular-nums">{code}</b>{" "}
            <span>{text.kept}</span>
            <Link href={paths.home()} className="ml-3 text-brand-text underline underline-offset-3">
              {text.look}
            </Link>
          </span>
        </WelcomeFooter>
      </div>
    </>
  );
}
