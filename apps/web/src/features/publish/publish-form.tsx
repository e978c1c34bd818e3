import { ApiError } from "@lenscape/api/errors";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { ImageGridEditor } from "@lenscape/ui/image-grid-editor";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { publishText as text } from "#copy/publish.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { type Draft, type DraftKind, emptyDraft, isWritten, readDraft, writeDraft } from "./draft.ts";
import { checkDraft, type DraftErrors, MOMENT_MAX, TITLE_MAX } from "./rules.ts";
import { IMAGE_TYPES, useImages } from "./use-images.ts";

const LISTS = new Set<unknown>(["threadList", "threadHomeList", "threadListOfCircle", "threadListOfTopic"]);

interface PublishFormProps {
  kind: DraftKind;
  userId: string;
  circleId?: string;
  topicId?: string;
}

/** The form of one kind (ROUTE-037, ROUTE-038). What is written is kept in this browser until it is published. */
export function PublishForm({ kind, userId, circleId, topicId }: PublishFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const [first] = useState(() => readDraft(localStorage, kind, userId));
  const [fields, setFields] = useState<Draft>(() => first ?? emptyDraft(circleId));
  const [restored, setRestored] = useState(first !== null);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState("");
  const grid = useImages(fields.images);
  const { data: circles } = useQuery({
    ...apiQuery(api, "filterCircle", { query: {} }),
    enabled: kind === 1,
  });
  const draft: Draft = { ...fields, images: grid.images };
  const written = JSON.stringify(draft);

  useEffect(() => {
    writeDraft(localStorage, kind, userId, JSON.parse(written) as Draft);
  }, [kind, userId, written]);

  const set = (change: Partial<Draft>) => {
    setFields((before) => ({ ...before, ...change }));
    setErrors({});
  };

  const [submit, sending] = useAction(async () => {
    const { title, circleId: circle, content, images, requestId } = draft;
    let id: string;
    try {
      const created = await api.call("threadCreate", {
        body: {
          threadClassify: kind,
          content: fromPlainText(content),
          imageList: images,
          requestId,
          ...(kind === 1 ? { title: title.trim() } : {}),
          ...(circle ? { circleId: circle } : {}),
          ...(topicId ? { topicList: [{ id: topicId }] } : {}),
        },
        silent: true,
      });
      id = created.id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return;
    }
    writeDraft(localStorage, kind, userId, emptyDraft());
    await queries.invalidateQueries({ predicate: ({ queryKey }) => LISTS.has(queryKey[0]) });
    toast(text.published, { tone: "success" });
    await navigate(kind === 1 ? paths.thread(id) : paths.home(), { replace: true });
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const found = checkDraft(kind, draft);
    setErrors(found);
    setFailure(grid.uploading ? text.uploading : grid.failed ? text.uploadFailed : "");
    if (Object.keys(found).length === 0 && !grid.uploading && !grid.failed) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={check} className="grid gap-5 p-4 md:px-8 md:py-6">
      {restored && isWritten(draft) && (
        <p role="status" className="flex items-center gap-2 text-sm text-text-muted">
          {text.restored}
          <Button
            tone="ghost"
            size="sm"
            onClick={() => {
              setFields(emptyDraft(circleId));
              grid.clear();
              setRestored(false);
            }}
          >
            {text.clear}
          </Button>
        </p>
      )}
      {kind === 1 && (
        <>
          <Field
            label={text.title}
            required
            error={errors.title}
            counter={{ value: [...fields.title.trim()].length, max: TITLE_MAX }}
          >
            <Input size="lg" value={fields.title} onChange={(event) => set({ title: event.target.value })} />
          </Field>
          <Field label={text.circle} required error={errors.circleId}>
            <Select value={fields.circleId} onChange={(event) => set({ circleId: event.target.value })}>
              <option value="">{text.circleHint}</option>
              {circles?.rows.map(({ id, groupName }) => (
                <option key={id} value={id}>
                  {groupName}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <Field
        label={text.content}
        labelHidden={kind === 0}
        required={kind === 1}
        error={errors.content}
        counter={kind === 0 ? { value: [...fields.content.trim()].length, max: MOMENT_MAX } : undefined}
      >
        <Textarea
          rows={kind === 1 ? 12 : 6}
          maxHeight={640}
          value={fields.content}
          placeholder={kind === 1 ? text.threadHint : text.momentHint}
          onChange={(event) => set({ content: event.target.value })}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            grid.add(files);
          }}
        />
      </Field>
      <div>
        <div className="mb-2.5 flex items-baseline justify-between gap-3">
          <span className="text-sm font-medium text-text-secondary">
            {text.pictures.replace("{n}", String(grid.pictures.length))}
          </span>
          <span className="text-xs text-text-muted">{text.picturesHelp}</span>
        </div>
        <ImageGridEditor
          images={grid.pictures}
          accept={IMAGE_TYPES}
          onAdd={grid.add}
          onRemove={grid.remove}
          onRetry={grid.retry}
          onReorder={grid.reorder}
        />
      </div>
      <div className="flex items-center justify-end gap-4 border-border border-t pt-4">
        {failure && (
          <p role="alert" className="text-danger-text text-sm">
            {failure}
          </p>
        )}
        <Button tone="primary" type="submit" loading={sending} className="px-7">
          {text.publish}
        </Button>
      </div>
    </form>
  );
}
