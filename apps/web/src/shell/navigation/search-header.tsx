import { PageHeader } from "@lenscape/ui/page-header";
import { SearchBar } from "@lenscape/ui/search-bar";
import { useUrlQuery } from "#lib/use-url-query.ts";

interface SearchHeaderProps {
  title: string;
  description: string;
  placeholder: string;
}

/**
 * Header of a page with a sidebar: title, and a search box above the sidebar that filters the page's list. The keyword is
 * in the URL's `keyword`. On phones the top bar shows the title.
 */
export function SearchHeader({ title, description, placeholder }: SearchHeaderProps) {
  const [query, changeQuery] = useUrlQuery();
  const keyword = query.get("keyword") ?? "";
  const search = (value: string) =>
    changeQuery((before) => {
      if (value) before.set("keyword", value);
      else before.delete("keyword");
      return before;
    });
  return (
    <div className="flow-root md:px-6">
      <div className="mx-auto max-w-content md:flex md:items-end md:gap-6">
        <PageHeader title={title} description={description} className="min-w-0 flex-1 max-md:sr-only" />
        <SearchBar
          key={keyword}
          className="max-md:mx-4 max-md:my-3 max-md:w-auto md:mb-4 md:w-64 lg:w-70 wide:w-80"
          defaultValue={keyword}
          placeholder={placeholder}
          inputProps={{ "aria-label": placeholder }}
          onSearch={search}
          onValueChange={(value) => value === "" && keyword && search("")}
        />
      </div>
    </div>
  );
}
