import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Link } from "@lenscape/ui/link";
import { Segmented } from "@lenscape/ui/segmented";
import { useState } from "react";
import { getPath } from "#paths";
import { type TaskKind, taskKinds } from "../queries.ts";
import { tasksText as text } from "../text.ts";
import { TaskRows } from "./task-rows.tsx";

/** Dialog with the tasks, for any page (STATE-014). */
export function TaskDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<TaskKind>("day");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={text.popup}
      footer={
        <Button asChild>
          <Link href={getPath("tasks")} onClick={onClose}>
            {text.more}
          </Link>
        </Button>
      }
    >
      <Segmented
        aria-label={text.kinds}
        value={kind}
        onValueChange={setKind}
        options={taskKinds.map((value) => ({ value, label: text[value] }))}
        className="mb-2 max-w-full overflow-x-auto"
      />
      <div className="-mx-5 min-h-72">
        <TaskRows key={kind} kind={kind} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
