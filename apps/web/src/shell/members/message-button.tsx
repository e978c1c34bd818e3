import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { MessageSquareMore } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { memberCardText as text } from "./text.ts";

interface MessageButtonProps {
  userId: string;
  nickname: string;
  size?: "sm";
}

/** Button that opens the conversation with a member. Hidden for the viewer's own account; asks visitors to log in. */
export function MessageButton({ userId, nickname, size }: MessageButtonProps) {
  const { api } = useApp();
  const member = useMember();
  const requireLogin = useRequireLogin();
  const navigate = useNavigate();
  const [open, opening] = useAction(async () => {
    if (!requireLogin({ action: "message", id: userId, name: nickname })) return;
    const { id } = await api.call("dialogNew", { body: { toUserId: userId } });
    await navigate(paths.inbox(id));
  });
  useResumedAction("message", userId, () => member.userId !== userId && void open());
  if (member.userId === userId) return null;
  return (
    <Button
      size={size}
      loading={opening}
      onClick={open}
      aria-label={fillText(text.writeTo, { name: nickname })}
    >
      <MessageSquareMore aria-hidden="true" strokeWidth={1.7} />
      {text.write}
    </Button>
  );
}
