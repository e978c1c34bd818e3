import { Field } from "@lenscape/ui/field";
import { Select } from "@lenscape/ui/select";
import { areaList as regions } from "@vant/area-data";
import { useState } from "react";
import { mallText as text } from "../text.ts";

interface RegionFieldProps {
  areaCode: string;
  error?: string;
  onChange: (areaCode: string) => void;
}

const getEntries = (list: Record<string, string>, prefix: string) =>
  Object.entries(list).filter(([code]) => code.startsWith(prefix));

/**
 * Selects for province, city and district. The list of regions is part of this component. An incomplete choice counts
 * as empty.
 */
export function RegionField({ areaCode, error, onChange }: RegionFieldProps) {
  const [province, setProvince] = useState(areaCode.slice(0, 2));
  const [city, setCity] = useState(areaCode.slice(0, 4));
  const lists = {
    province: Object.entries(regions.province_list),
    city: province ? getEntries(regions.city_list, province) : [],
    county: city ? getEntries(regions.county_list, city) : [],
  };
  const chooseProvince = (code: string) => {
    const prefix = code.slice(0, 2);
    const cities = code ? getEntries(regions.city_list, prefix) : [];
    setProvince(prefix);
    // A province with one city, such as Beijing, needs no choice of the city.
    setCity(cities.length === 1 ? cities[0]![0].slice(0, 4) : "");
    onChange("");
  };
  return (
    <Field label={text.region} error={error} required>
      <div className="grid gap-2 md:grid-cols-3">
        <Select
          aria-label={text.province}
          value={province && `${province}0000`}
          onChange={(event) => chooseProvince(event.target.value)}
        >
          <option value="">{text.choose}</option>
          <Options list={lists.province} />
        </Select>
        <Select
          id={undefined}
          aria-label={text.city}
          disabled={!province}
          value={city && `${city}00`}
          onChange={(event) => {
            setCity(event.target.value.slice(0, 4));
            onChange("");
          }}
        >
          <option value="">{text.choose}</option>
          <Options list={lists.city} />
        </Select>
        <Select
          id={undefined}
          aria-label={text.county}
          disabled={!city}
          value={areaCode}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text.choose}</option>
          <Options list={lists.county} />
        </Select>
      </div>
    </Field>
  );
}

function Options({ list }: { list: [code: string, name: string][] }) {
  return list.map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
