import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { MessageSquareMore } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useGranted } from "#shell/session/resumed-action.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { memberCardText as text } from "./text.ts";

interface MessageButtonProps {
  userId: string;
  nickname: string;
  size?: "sm";
}

/** Opens the dialog with a member; hidden on my own page, and a visitor is asked to log in first. */
export function MessageButton({ userId, nickname, size }: MessageButtonProps) {
  const { api } = useApp();
  const member = useMember();
  const admit = useAdmission();
  const navigate = useNavigate();
  const [open, opening] = useAction(async () => {
    if (!admit({ act: "message", id: userId, name: nickname })) return;
    const { id } = await api.call("dialogNew", { body: { toUserId: userId } });
    await navigate(paths.inbox(id));
  });
  useGranted("message", userId, () => member.userId !== userId && void open());
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
