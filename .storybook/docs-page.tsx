import { facts, props } from "virtual:widget-sources";
import { Controls, Markdown, Primary, PureArgsTable, Stories, useOf } from "@storybook/addon-docs/blocks";
import { REACT_PROPS, toArgType } from "../packages/ui/src/docs/arg-types.ts";
import { findCatalogItem } from "../packages/ui/src/docs/catalog.ts";
import { CodeBox } from "../packages/ui/src/docs/copy-button.tsx";
import { DoAndDont } from "../packages/ui/src/docs/do-and-dont.tsx";
import { Accessibility, Related, StatusRow } from "../packages/ui/src/docs/manual.tsx";
import { linkWidgets } from "../packages/ui/src/docs/story-link.tsx";
import { getWidgetFolder, toComponentName, type Usage } from "../packages/ui/src/docs/usage.ts";

/** Docs page of a widget: purpose, status, usage, props, accessibility, parts and every story. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  const folder = getWidgetFolder(preparedMeta.parameters.fileName) ?? "";
  const item = findCatalogItem(folder);
  const proofs = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) =>
    typeof parameters?.proves === "string" ? [{ id, name, rows: parameters.proves }] : [],
  );
  return (
    <>
      <h1 className="manual-title">
        {item?.zh} <small lang="en">{item?.en}</small>
      </h1>
      <p className="manual-lead">
        {usage?.purpose}
        {item && `也叫：${item.also.join("、")}。`}
      </p>
      <div className="sb-unstyled">
        <StatusRow folder={folder} />
      </div>
      <Primary />
      <div className="sb-unstyled mb-8">
        <CodeBox title="导入" code={`import { ${item?.en} } from "@lenscape/ui/${folder}";`} />
      </div>
      <Markdown>
        {preparedMeta.parameters.docs?.description?.component ?? facts[folder]?.description ?? ""}
      </Markdown>
      {usage && (
        <>
          <h2>怎么用</h2>
          <div className="sb-unstyled">
            <DoAndDont folder={folder} />
          </div>
          <h3>何时用</h3>
          <Markdown>{linkWidgets(usage.use, folder)}</Markdown>
          <h3>何时不用</h3>
          <Markdown>{linkWidgets(usage.avoid, folder)}</Markdown>
          {usage.copy && <h3>文案</h3>}
          {usage.copy && <Markdown>{usage.copy}</Markdown>}
        </>
      )}
      <h2>属性</h2>
      <div className="manual-props">
        <Controls exclude={REACT_PROPS} />
      </div>
      <PartProps folder={folder} />
      {usage && (
        <>
          <h2>无障碍</h2>
          <div className="sb-unstyled">
            <Accessibility usage={usage} folder={folder} />
          </div>
        </>
      )}
      <h2>构成</h2>
      <p>每一部分都有 data-slot，测试与样式按它来找。</p>
      <ul>
        {facts[folder]?.slots.map((slot) => (
          <li key={slot}>
            <code>{slot}</code>
          </li>
        ))}
      </ul>
      <Stories title="状态" includePrimary={false} />
      {proofs.length > 0 && (
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
      )}
      <h2>去别处</h2>
      <div className="sb-unstyled">
        <Related folder={folder} usage={usage} />
      </div>
    </>
  );
}

/** Props of the parts of a widget and of the other exports of its module. */
function PartProps({ folder }: { folder: string }) {
  return Object.entries(props[folder] ?? {})
    .map(([type, rows]) => ({ name: type.replace(/Props$/, ""), rows }))
    .filter(({ name, rows }) => name !== toComponentName(folder) && rows.length > 0)
    .map(({ name, rows }) => (
      <div key={name} className="manual-props">
        <h3>{name}</h3>
        <PureArgsTable rows={Object.fromEntries(rows.map((prop) => [prop.name, toArgType(prop)]))} />
      </div>
    ));
}
