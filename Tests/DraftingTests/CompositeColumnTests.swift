import Books
import Testing

@testable import Drafting

/// Cells of several numbers become several fields.
@Suite struct CompositeColumnTests {
    /// `1/2` below two names may be a half.
    @Test func fractionsAreNoPairs() {
        #expect(DraftedColumn("Nut/bolt", ["1/2", "3/4", "1"]).fields == ["nut_bolt text -"])
        #expect(DraftedColumn("Nut/bolt", ["1/2", "3/5", "4/8"]).fields == ["nut integer -", "bolt integer -"])
    }

    @Test(arguments: [
        (
            "Width (mm)", ["12.1 ± 0.3", "13±1"], "{width}±{width_deviation}",
            ["width number mm", "width_deviation number mm"]
        ),
        (
            "Width", ["12.1 ± 0.3 mm", "12 ± 1 mm", "13 mm"], "{width}[±{width_deviation}]mm",
            ["width number mm", "width_deviation number mm optional"]
        ),
        (
            "Mean +/- SD", ["12 +/- 3", "-13 +/-1"], "{mean}+/-{sd}",
            ["mean integer -", "sd integer -"]
        ),
        ("Mean ± SD", ["12 ± 3", "13 ± 1"], "{mean}±{sd}", ["mean integer -", "sd integer -"]),
        // The sign may be of the deviation alone.
        (
            "Speed", ["120 ± 1.2%", "99 ± 2%"], "{speed}±{speed_deviation}%",
            ["speed integer -", "speed_deviation number %"]
        ),
        (
            "Height", ["8,848 m (29,031 ft)", "986 m (3,235 ft)"], "{height}m({height_ft}ft)",
            ["height integer m", "height_ft integer ft"]
        ),
        (
            "Warmest (°C)", ["20.5 °C / 68.9 °F", "19 °C", "18 °C / 64.4 °F"], "{warmest}°C[/{warmest_f}°F]",
            ["warmest number °C", "warmest_f number °F optional"]
        ),
        ("Mass (Da)", ["1.0078(14)", "2.0141(8)"], "{mass_da}({mass_da_deviation})", []),
        (
            "Mass (kg)", ["1.00783(2)", "2.01", "3(1)"], "{mass}[({mass_deviation})]",
            ["mass number kg", "mass_deviation number kg optional"]
        ),
        (
            "Rate (%)", ["1.2(3)", "2.0(1)"], "{rate}({rate_deviation})",
            ["rate number %", "rate_deviation number %"]
        ),
        (
            "Clock, base / boost (GHz)", ["3.0 / 3.7", "3.8/4.7", "3.5"], "{clock_base}[/{clock_boost}]",
            ["clock_base number GHz", "clock_boost number GHz optional"]
        ),
        ("Power (hp/kW)", ["150/110", "190/140"], "{power}/{power_kw}", ["power integer hp", "power_kw integer kW"]),
        ("Length in km/mi", ["3.2/2", "1.6/1"], "{length}/{length_mi}", ["length number km", "length_mi integer mi"]),
        (
            "Fuel (city/hwy, mpg)", ["20/30", "30/40"], "{fuel_city}/{fuel_hwy}",
            ["fuel_city integer mpg", "fuel_hwy integer mpg"]
        ),
        // A number of things and the size of each.
        ("RAM", ["2×16 GB", "4×8 GB"], "{ram_1}×{ram_2}GB", ["ram_1 integer -", "ram_2 integer GB"]),
        ("Length/width", ["30/20 mm", "40/25 mm"], "{length}/{width}mm", ["length integer mm", "width integer mm"]),
        ("Boards", ["12(3)", "20(1)"], "{boards}({boards_in_brackets})", []),
        ("Mean (SD)", ["1.2(0.3)", "2.0(1)"], "{mean_sd}({mean_sd_in_brackets})", []),
        ("Dry", ["12 (80 %)", "9 (7.5%)"], "{dry}({dry_share}%)", ["dry integer -", "dry_share number %"]),
        ("Dry (%)", ["12 (80)", "9 (75)"], "{dry}({dry_share})", ["dry integer -", "dry_share integer %"]),
        (
            "Mean (SD)", ["1.2 (0.5)", "-", "1.3 (0.6)"], "{mean}({sd})",
            ["mean number - optional", "sd number - optional"]
        ),
        ("Ratio (95% CI)", ["1.2 (-0.1–1.6)", "2 (1–3)", "1"], "{ratio}[({ratio_95_ci_from}–{ratio_95_ci_to})]", []),
        (
            "Ratio", ["1.2 (0.9, 1.6)", "1.1 (0.8, 1.2)"], "{ratio}({ratio_from},{ratio_to})",
            ["ratio number -", "ratio_from number -", "ratio_to number -"]
        ),
        (
            "Rw (C; Ctr), dB", ["32 (-1; -5)", "35 (-2; -6)"], "{rw}({rw_c};{rw_ctr})",
            ["rw integer dB", "rw_c integer dB", "rw_ctr integer dB"]
        ),
        ("Age (min–max)", ["32 (21–55)", "36 (22–61)"], "{age}({age_min}–{age_max})", []),
        ("Ratio (HDI)", ["1.2 (0.9; 1.6)", "1.1 (0.8; 1)"], "{ratio}({ratio_hdi_from};{ratio_hdi_to})", []),
        ("Slope (low)", ["9 (3; 1)", "7 (2; 2)"], "{slope}({slope_low_1};{slope_low_2})", []),
        (
            "OD in (mm)", ["0.84 (21.3)", "1.315 (33.4)"], "{od}({od_mm})", ["od number in", "od_mm number mm"]
        ),
        (
            "Length in. (mm)", ["12 (305)", "24 (610)"], "{length}({length_mm})",
            ["length integer in.", "length_mm integer mm"]
        ),
        ("Wall mil (µm)", ["2 (50.8)", "1 (25.4)"], "{wall}({wall_um})", []),
        ("Width × Height (cm)", ["10 × 20", "12x30.5"], "{width}×{height}", []),
        (
            "Length km (mi)", ["6650 (4130)", "1233 (766)"], "{length}({length_mi})",
            ["length integer km", "length_mi integer mi"]
        ),
        (
            "Height, m (ft)", ["8611 (28251)", "8516 (27940)"], "{height}({height_ft})",
            ["height integer m", "height_ft integer ft"]
        ),
        (
            "Power (kW)/Torque (Nm)", ["110/250", "81/175"], "{power}/{torque}",
            ["power integer kW", "torque integer Nm"]
        ),
        (
            "Power/torque (kW/Nm)", ["110/250", "81/175"], "{power}/{torque}",
            ["power integer kW", "torque integer Nm"]
        ),
        (
            "Average / top (km/h)", ["120 / 200", "98 / 160"], "{average}/{top}",
            ["average integer km/h", "top integer km/h"]
        ),
        (
            "Distance / time (km/h)", ["120 / 2", "98 / 3"], "{distance}/{time}",
            ["distance integer km", "time integer h"]
        ),
        ("Temp/rain (°C/mm)", ["12 / 2", "9 / 3"], "{temp}/{rain}", ["temp integer °C", "rain integer mm"]),
        (
            "Min / max (mm/a)", ["2 / 3", "3 / 6"], "{min_mm_a}/{max_mm_a}",
            ["min_mm_a integer -", "max_mm_a integer -"]
        ),
        ("Rain (mm) / days", ["52 / 12", "41/10"], "{rain}/{days}", ["rain integer mm", "days integer -"]),
        (
            "Length (mm) of nut / bolt", ["52 / 12", "41/10"], "{length_of_nut}/{bolt}",
            ["length_of_nut integer mm", "bolt integer mm"]
        ),
        (
            "Mass (kg), dry / wet", ["52 / 12", "41/10"], "{mass_dry}/{mass_wet}",
            ["mass_dry integer kg", "mass_wet integer kg"]
        ),
        (
            "Speed (km/h) / (mph)", ["200 / 124", "220 / 137"], "{speed}/{speed_mph}",
            ["speed integer km/h", "speed_mph integer mph"]
        ),
        ("Sun (h) / share", ["52 / 12", "41/10"], "{sun}/{share}", ["sun integer h", "share integer -"]),
        ("Length (cm) / width", ["52 / 12", "41/10"], "{length}/{width}", ["length integer cm", "width integer cm"]),
        (
            "Weight, mean (SD), kg", ["71.2 (11.3)", "70 (9)"], "{weight_mean}({sd})",
            ["weight_mean number kg", "sd number kg"]
        ),
        ("Weight, kg (n)", ["71.2 (11)", "70 (9)"], "{weight}({n})", ["weight number kg", "n integer -"]),
        ("Weight (n), kg", ["71.2 (11)", "70 (9)"], "{weight}({n})", ["weight number kg", "n integer -"]),
        ("Mass (rank), kg", ["71.2 (11)", "70 (9)"], "{mass}({rank})", ["mass number kg", "rank integer -"]),
        (
            "Speed (top) (km/h)", ["120 (200)", "98 (160)"], "{speed}({top})",
            ["speed integer km/h", "top integer km/h"]
        ),
        ("Share (SD), %", ["71.2 (11)", "70 (9)"], "{share}({sd})", ["share number -", "sd integer %"]),
        (
            "Flux (mJy)", ["7 (2)", "9 (3)"], "{flux}({flux_in_brackets})",
            ["flux integer mJy", "flux_in_brackets integer -"]
        ),
        (
            "Flux (mDb)", ["7 (2)", "9 (3)"], "{flux_mdb}({flux_mdb_in_brackets})",
            ["flux_mdb integer -", "flux_mdb_in_brackets integer -"]
        ),
        (
            "Age (Gyr)", ["4.5 (+0.2, −0.1)", "7.1 (+0.5, −0.6)"], "{age}({age_1},{age_2})",
            ["age number Gyr", "age_1 number Gyr", "age_2 number Gyr"]
        ),
        ("Zoom × lens (mm)", ["8 × 42", "10 × 50"], "{zoom}×{lens}", ["zoom integer -", "lens integer mm"]),
        ("Temp, C (F)", ["20 (68)", "21 (69)"], "{temp}({temp_f})", ["temp integer °C", "temp_f integer °F"]),
        ("Light (260 nm)", ["12 (3)", "14 (4)"], "{light_260_nm}({light_260_nm_in_brackets})", []),
        ("Size (W×H, mm)", ["10 × 20", "12x30.5"], "{size_w}×{size_h}", ["size_w integer mm", "size_h number mm"]),
        (
            "Width × Height", ["10 × 20 cm", "12 × 30.5 cm"], "{width}×{height}cm",
            ["width integer cm", "height number cm"]
        ),
        (
            "Size", ["10×20×3", "12×30×4"], "{size_1}×{size_2}×{size_3}",
            ["size_1 integer -", "size_2 integer -", "size_3 integer -"]
        ),
        (
            "Anteil", ["1.204 (12,5 %)", "990 (9,1 %)"], "{anteil}({anteil_share}%)",
            ["anteil integer -", "anteil_share number %"]
        ),
    ])
    func numbersBecomeFields(header: String, cells: [String], pattern: String, fields: [String]) {
        let draft = DraftedColumn(header, cells)
        #expect(draft.values.allSatisfy { $0.part?.pattern == pattern } && !draft.values.isEmpty, "\(draft.fields)")
        if !fields.isEmpty { #expect(draft.fields == fields) }
        #expect(draft.recipe.contains(", pattern: \"\(pattern)\""))
        #expect(draft.recipe.contains("decimal: comma") == (header == "Anteil"))
    }

    /// The last digits of a number may deviate, by less than the number in brackets.
    @Test(arguments: [("1.00783(2)", "0.00002"), ("2,14(13)", "0,13"), ("2.1(25)", "2.5")])
    func lastDigitsHaveARemark(_ text: String, _ deviation: String) {
        let values = DraftedColumn("Mass", [text, text]).values
        #expect(
            values.last?.remark
                == "“\(text)” is read as a deviation by \(deviation), in the last digits of the number")
        #expect(values.last?.part?.lastDigitsOf == "mass")
    }

    /// Dates, names with numbers, numbers in two units, cells of several forms, and what may be read in two ways.
    @Test(arguments: [
        ["2023-05-01", "2023-05-02"], ["A1 (2)", "A2 (3)"], ["12 (80 %)", "wet"], ["10 × 20 mm", "10 × 20 cm"],
        ["10 × 20", "10 × 20 × 30"], ["12 ± 3", "13 (4)"], ["1/2", "3/4"], ["12 (2 of 3)", "13 (1 of 3)"],
        ["12 ± 3 (4)", "13 ± 2 (5)"], ["1", "12 (80 %)"], ["1.2 ± 0,3", "1.3 ± 0,1"], ["12 ± 3 a", "13 ± 2 b"],
        ["5 kg (12 m)", "6 kg (14 m)"], ["4×10⁵ x", "3×10⁵ y"], ["0x0100", "0x0101"], ["12 (007)", "13 (008)"],
    ])
    func otherCellsAreTexts(cells: [String]) {
        let draft = DraftedColumn("Size", cells)
        #expect(draft.values.map(\.type) == [.text] && draft.values.allSatisfy { $0.part == nil }, "\(draft.fields)")
    }

    @Test func cellsInAnotherUnitThanTheHeaderAreTexts() {
        #expect(DraftedColumn("Size (cm)", ["12 ± 3 mm", "13 ± 2 mm"]).values.map(\.type) == [.text])
    }
}
