import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#paths";
import { endAsking, keepWish, type Wish } from "./resumed-action.ts";
import { wishText as text } from "./text.ts";

interface LoginReasonProps {
  wish: Wish;
  onClose: () => void;
}

/**
 * Tells a visitor what an account is for where they pressed something that needs one, and leads to the login and back
 * to this place. The default export is what `part` takes.
 */
export default function LoginReason({ wish, onClose }: LoginReasonProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const named = (sentence: string) => fillText(sentence, { name: wish.name ?? "" });
  const go = (to: string, state?: object) => {
    keepWish(wish);
    endAsking();
    void navigate(to, { state });
  };
  return (
    <Dialog
      open
      size="sm"
      title={named(text.titles[wish.act])}
      description={named(text.reasons[wish.act])}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={() => go(paths.register(here))}>{text.register}</Button>
          <Button tone="primary" onClick={() => go(paths.pclogin(here), { back: true })}>
            {text.login}
          </Button>
        </>
      }
    />
  );
}
