import { facts, props, slots } from "virtual:widget-sources";
import { Controls, Description, Markdown, Primary, Stories, useOf } from "@storybook/addon-docs/blocks";
import { Fragment, lazy, Suspense } from "react";
import { catalogItem } from "../packages/ui/src/docs/catalog.ts";
import { CodeBox } from "../packages/ui/src/docs/copy-button.tsx";
import { Accessibility, LookedAt, Related, StatusRow } from "../packages/ui/src/docs/manual.tsx";
import { PropsTable, propRows } from "../packages/ui/src/docs/props-table.tsx";
import { withLinks } from "../packages/ui/src/docs/story-link.tsx";
import { propsType, type Usage, widgetFolder } from "../packages/ui/src/docs/usage.ts";

/** Imports all widgets, so it is loaded by the first docs page and never by a story. */
const DoAndDont = lazy(async () => {
  const { DoAndDont } = await import("../packages/ui/src/docs/do-and-dont.tsx");
  return { default: DoAndDont };
});

/** Docs page of a widget: purpose, status, usage, props, accessibility and every state. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  const folder = widgetFolder(preparedMeta.parameters.fileName) ?? "";
  const item = catalogItem(folder);
  const known = facts[folder];
  const proofs = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) =>
    typeof parameters?.proves === "string" ? [{ id, name, rows: parameters.proves }] : [],
  );
  const also = item && [...item.also].join("、");
  return (
    <>
      <h1 className="manual-title">
        {item?.zh} <small lang="en">{item?.en}</small>
      </h1>
      <p className="manual-lead">
        {item?.purpose}
        {also && `也叫：${also}。`}
      </p>
      <div className="sb-unstyled">
        <StatusRow folder={folder} />
      </div>
      <Primary />
      <div className="sb-unstyled mb-8">
        <CodeBox title="导入" code={`import { ${item?.en} } from "@lenscape/ui/${folder}";`} />
      </div>
      <Description />
      {usage && <Guide usage={usage} folder={folder} />}
      <h2>属性</h2>
      <div className="sb-unstyled">
        <PropsTable rows={propRows(preparedMeta.argTypes)} />
      </div>
      <PartProps folder={folder} />
      <details>
        <summary>改一改属性，看上面的样子</summary>
        <Controls exclude={["ref", "key", "style"]} />
      </details>
      {usage && known && (
        <>
          <h2>无障碍</h2>
          <div className="sb-unstyled">
            <Accessibility usage={usage} known={known} />
            <LookedAt folder={folder} />
          </div>
        </>
      )}
      {folder && <Anatomy folder={folder} />}
      <Stories title="状态" includePrimary={false} />
      {proofs.length > 0 && <Proofs proofs={proofs} />}
      <h2>去别处</h2>
      <div className="sb-unstyled">
        <Related folder={folder} usage={usage} />
      </div>
    </>
  );
}

function Guide({ usage, folder }: { usage: Usage; folder: string }) {
  return (
    <>
      <h2>怎么用</h2>
      <div className="sb-unstyled">
        <Suspense fallback={<div className="mb-6 h-42" />}>
          <DoAndDont folder={folder} />
        </Suspense>
      </div>
      <h3>何时用</h3>
      <Markdown>{withLinks(usage.use, folder)}</Markdown>
      <h3>何时不用</h3>
      <Markdown>{withLinks(usage.avoid, folder)}</Markdown>
      {usage.copy && (
        <>
          <h3>文案</h3>
          <Markdown>{usage.copy}</Markdown>
        </>
      )}
    </>
  );
}

function Proofs({ proofs }: { proofs: { id: string; name: string; rows: string }[] }) {
  return (
    <>
      <h2>依据</h2>
      <p>要求表里的条目，由这些状态证明。</p>
      <ul>
        {proofs.map(({ id, name, rows }) => (
          <li key={id}>
            {name}：{rows}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Props of the parts of a widget and of the other exports of its module. */
function PartProps({ folder }: { folder: string }) {
  const parts = Object.entries(props[folder] ?? {}).filter(
    ([type, rows]) => type !== propsType(folder) && rows.length > 0,
  );
  return parts.map(([type, rows]) => (
    <Fragment key={type}>
      <h3>{type.replace(/Props$/, "")}</h3>
      <div className="sb-unstyled">
        <PropsTable rows={rows} />
      </div>
    </Fragment>
  ));
}

function Anatomy({ folder }: { folder: string }) {
  return (
    <>
      <h2>构成</h2>
      <p>每一部分都有 data-slot，测试与样式按它来找。</p>
      <ul>
        {(slots[folder] ?? []).map((slot) => (
          <li key={slot}>
            <code>{slot}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
